/** Stands for each person's own name in a message that is written once for several. */
export const NAME_SLOT = '{nama}'

/** Said where such a message is written. */
export const NAME_SLOT_HINT = `${NAME_SLOT} diganti dengan nama masing-masing`

/** The message as one of its readers gets it. */
export const addressedTo = <Text extends { message: string }>(
  text: Text,
  name: string,
): Text => ({ ...text, message: text.message.replaceAll(NAME_SLOT, () => name) })
