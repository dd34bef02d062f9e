type Option = { value: string; label: string }

/** What a list can be limited to: all, those that are known, and what the address asks for where that is none of them. */
export function limitOptions(
  all: string,
  known: readonly Option[],
  chosen: Option,
): Option[] {
  const isKnown = chosen.value === '' || known.some(({ value }) => value === chosen.value)
  return [{ value: '', label: all }, ...known, ...(isKnown ? [] : [chosen])]
}
