/** The slots that a text names. */
export const usedSlots = (text: string): string[] => text.match(/\{[^{}]*\}/g) ?? []

/** That a text names what nobody fills in, in a sentence; null where it does not. */
export const unknownSlot = (text: string, slots: readonly string[]): string | null => {
  const unknown = usedSlots(text).find((slot) => !slots.includes(slot))
  return unknown
    ? `${unknown} tidak dikenal. Yang dapat dipakai: ${slots.join(', ')}`
    : null
}

/** Stands for the end of the post-test as its reader's pages tell it: '21:00 WIB', '21:00 WIT'. */
export const DEADLINE_SLOT = '{batas}'

/** What a reminder's text may name; its subject the deadline alone. */
const PARAGRAPH_SLOTS = ['{nama}', '{topik}', '{jadwal}', '{pengirim}', DEADLINE_SLOT]

/** What is wrong with the slots of a reminder's subject or text, in a sentence; null where nothing is. */
export const reminderSlotFault = (
  text: string,
  field: 'subject' | 'paragraph',
): string | null =>
  unknownSlot(text, field === 'subject' ? [DEADLINE_SLOT] : PARAGRAPH_SLOTS)
