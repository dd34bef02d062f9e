import { madeOnce } from './made-once.ts'

const OUR_RULES = /^(?=.*[a-z])(?=.*\d)[a-z\d]{8,}$/

/** What is guessed next of an office like this one (ASVS 6.1.2): words of its trade and of these pages, with digits and signs around them. */
const OUR_WORDS = new Set(
  'admin administrator superadmin peserta coach coaching ecoaching ecoachingkehutanan pelatihan kehutanan hutan kementerian kemenhut klhk menlhk lingkungan indonesia balai dinas'.split(
    ' ',
  ),
)

/** Those of the list that our rules would let through; it holds no capitals, and the case of letters is no secret. */
const readList = madeOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    dictionary['passwords-common'].map(String).filter((word) => OUR_RULES.test(word)),
  )
})

/**
 * Whether a password is one of those that are tried first (NIST SP 800-63B 3.1.1.2): about five thousand of
 * `@zxcvbn-ts/language-common` satisfy chapter 5, beside what has only one of `OUR_WORDS` in it. They are read when the
 * first new password comes.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const folded = password.toLowerCase()
  return OUR_WORDS.has(folded.replace(/[^a-z]/g, '')) || (await readList()).has(folded)
}
