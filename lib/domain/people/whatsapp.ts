/** The number as wa.me wants it: digits with country code, Indonesian unless typed otherwise (decision 35). */
export const normaliseWhatsapp = (typed: string): string => {
  const isInternational = /^\s*(\+|00)/.test(typed)
  const digits = typed.replace(/\D/g, '').replace(/^00/, '')
  // '+62 (0)812…' is a common way of writing both prefixes at once.
  if (digits.startsWith('62')) return `62${digits.slice(2).replace(/^0+/, '')}`
  if (isInternational) return digits
  return `62${digits.replace(/^0+/, '')}`
}

/** Link that opens a chat, with an optional first message. */
export const waLink = (typed: string, message?: string): string => {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${normaliseWhatsapp(typed)}${query}`
}

/** Link that hands a message to WhatsApp, which asks for whom it is. */
export const waShareLink = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`

/** How a number is shown everywhere: '0812-3456-7890', one from elsewhere '+6591234567'; nothing to read stays as it was typed. */
export const shownWhatsapp = (typed: string): string => {
  if (!/\d/.test(typed)) return typed
  const digits = normaliseWhatsapp(typed)
  if (!/^628\d{7,}$/.test(digits)) return `+${digits}`
  return `0${digits.slice(2)}`.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3')
}
