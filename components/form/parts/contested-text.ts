/** A chosen id, as its list of choices names it. */
export const optionText = (value: unknown) =>
  [...document.querySelectorAll('option')].find((option) => option.value === value)?.text

/** A value as people read it. */
export const textOf = (value: unknown): string => {
  if (value instanceof File) return value.name
  if (typeof value !== 'object' || value === null) {
    const text = String(value ?? '').replace(/<[^>]*>/g, ' ')
    return new DOMParser().parseFromString(text, 'text/html').body.textContent.trim()
  }
  const { id: _, type: __, ...parts } = value as Record<string, unknown>
  return Object.values(parts).filter(Boolean).map(textOf).join(', ')
}
