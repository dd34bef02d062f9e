import type { MessagePurpose } from '../../lib/entities/outbox-values.ts'

/** What a template's parameters can be filled with. */
export const TEMPLATE_WORDS = [
  ...(['nama', 'judul', 'isi', 'pengirim', 'tautan', 'topik', 'jadwal'] as const),
] as const
export type TemplateWord = (typeof TEMPLATE_WORDS)[number]

/** The words of one message; empty where it has none. */
export type TemplateValues = Record<Exclude<TemplateWord, 'judul' | 'isi'>, string>

/** A template as the gateway knows it, approved by WhatsApp, with what fills its parameters in their order. */
export type Template = {
  name: string
  /** Like `id` or `en_US`. */
  language: string
  parameters: TemplateWord[]
}

/** By what a message is about: beyond 24 hours of what its reader wrote last WhatsApp takes nothing else. */
export type Templates = Partial<Record<MessagePurpose, Template>>

const NO_COACHING: readonly TemplateWord[] = ['topik', 'jadwal']
/** What messages of which kind never have: they are about no single coaching, or lead nowhere. */
const MISSING: Partial<Record<MessagePurpose, readonly TemplateWord[]>> = {
  ...{ waiting: NO_COACHING, recovery: NO_COACHING, confirmation: NO_COACHING },
  trial: [...NO_COACHING, 'tautan'],
}

/** What a template for such messages can be filled with. */
export const wordsOf = (purpose: MessagePurpose): TemplateWord[] =>
  TEMPLATE_WORDS.filter((word) => !MISSING[purpose]?.includes(word))

/** One of these must be among its parameters: what an admin may have worded, or a link; empty where none must. */
export const neededWords = (purpose: MessagePurpose): TemplateWord[] => {
  if (purpose === 'recovery' || purpose === 'confirmation') return ['isi', 'tautan']
  const isOwnWording = ['place-alert', 'waiting', 'trial'].includes(purpose)
  return isOwnWording ? [] : ['isi']
}
