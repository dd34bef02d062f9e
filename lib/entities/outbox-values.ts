/** What becomes of a message; `unknown` where the gateway's answer was lost. */
export const MESSAGE_STATES = [
  ...(['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown'] as const),
] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** By what a list of messages is narrowed: a sent one also by what its gateway has said since. */
export const MESSAGE_FILTERS = [...MESSAGE_STATES, 'delivered', 'read'] as const
export type MessageFilter = (typeof MESSAGE_FILTERS)[number]

/** What a message is about; each may have a WhatsApp template of its own. */
export const MESSAGE_PURPOSES = [
  ...(['acceptance', 'rejection', 'deletion', 'change', 'certificate', 'step'] as const),
  ...(['day-before', 'hour-before', 'post-test', 'post-test-evening', 'survey'] as const),
  ...(['place-alert', 'waiting', 'recovery', 'confirmation', 'trial'] as const),
] as const
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number]

/** A reminder that goes by itself, one with a personal link, another of the portal's own, or one that an act of an admin caused. */
export const MESSAGE_KINDS = ['reminder', 'link', 'portal', 'admin'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
