/** Gives an object of the language the functions that this browser lacks, in no list of what it holds. */
export function addLacking(holder: object, functions: Record<string, unknown>) {
  for (const [name, value] of Object.entries(functions))
    if (!(name in holder))
      Object.defineProperty(holder, name, { value, configurable: true, writable: true })
}
