/** Prints a line of figures, which a run by hand is made for. */
export const print = (line: string) => process.stdout.write(`${line}\n`)
