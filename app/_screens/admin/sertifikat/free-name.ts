/** The name, or the first 'name 2', 'name 3' that no other has; capitals make no difference. */
export function freeName(wanted: string, names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const tries = Array.from({ length: names.length + 1 }, (_, index) =>
    index === 0 ? wanted : `${wanted} ${index + 1}`,
  )
  return tries.find((name) => !taken.has(name.toLowerCase())) ?? wanted
}
