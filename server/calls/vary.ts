import type { FastifyReply } from 'fastify'

/** Says that an answer differs by a request header too, beside those that were told before (RFC 9110, 12.5.5). */
export const varyBy = (reply: FastifyReply, field: string): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), field].filter(Boolean).join(', '))
