const OUR_RULES = /^(?=.*[a-z])(?=.*\d)[a-z\d]{8,}$/

let common: Promise<Set<string>> | undefined

/** Those of the list that our rules would let through; it holds no capitals, and the case of letters is no secret. */
const readList = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    dictionary['passwords-common'].map(String).filter((word) => OUR_RULES.test(word)),
  )
}

/**
 * Whether a password is one of those that are tried first (NIST SP 800-63B 3.1.1.2): about five thousand of
 * `@zxcvbn-ts/language-common` satisfy chapter 5. They are read when the first new password comes.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  common ??= readList()
  return (await common).has(password.toLowerCase())
}
