/** `gagal`: the portal does not do its work; `perhatian`: it does, but somebody should look. */
export type State = 'baik' | 'perhatian' | 'gagal'

/** What was found of one thing, and what to do where it is not good. */
export type Finding = { about: string; state: State; said: string; todo?: string }

export const good = (about: string, said: string): Finding => ({
  ...{ about, state: 'baik', said },
})
export const look = (about: string, said: string, todo: string): Finding => ({
  ...{ about, state: 'perhatian', said, todo },
})
export const bad = (about: string, said: string, todo: string): Finding => ({
  ...{ about, state: 'gagal', said, todo },
})

/** The innermost reason that an error names. */
export const reasonOf = (error: unknown): string => {
  const { cause, message } = Object(error)
  return cause ? reasonOf(cause) : String(message ?? error)
}

const line = ({ about, state, said, todo }: Finding) =>
  `${state.padEnd(10)}${about.padEnd(14)}${said}${todo ? `\n${' '.repeat(24)}-> ${todo}` : ''}`

/** The findings for a terminal. */
export const findingsText = (findings: readonly Finding[]): string => {
  const count = (state: State) => findings.filter((one) => one.state === state).length
  const sum = `${count('gagal')} gagal, ${count('perhatian')} perlu perhatian, ${count('baik')} baik.`
  return `${findings.map(line).join('\n')}\n\n${sum}\n`
}
