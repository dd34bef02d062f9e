import {
  type Message,
  NotDelivered,
  Refused,
  type Sender,
  type Senders,
} from '../../services/senders.ts'

export const MOODS = [
  'takes',
  'takes',
  'takes',
  'away',
  'refuses',
  'breaks off',
  'lies',
] as const
export type Mood = (typeof MOODS)[number]

/** What was handed to a gateway and reached its recipient, whatever the gateway said. */
export type Delivered = Message & { mood: Mood }

/** The mail server and the gateway of messages, as they feel. */
export class Gateway {
  mood: Mood = 'takes'
  readonly delivered: Delivered[] = []

  private readonly send: Sender = async (message) => {
    const { mood } = this
    if (mood === 'away') throw new NotDelivered('no answer')
    if (mood === 'refuses') throw new Refused('no such recipient')
    this.delivered.push({ ...message, mood })
    if (mood === 'breaks off') throw new Error('connection lost after DATA')
    if (mood === 'lies') throw new NotDelivered('try again, although it was taken')
  }

  readonly senders: Senders = { email: this.send, whatsapp: this.send }
}
