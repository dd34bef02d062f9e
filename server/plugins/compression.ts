import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const SMALLEST_WORTH_PACKING = 1024
/** Level 4 packs JSON nearly as small as the highest, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Packs JSON of more than 1 kB; files are packed already, and bodies of calls are never unpacked. */
export const registerCompression = (app: FastifyInstance) =>
  app.register(compress, {
    threshold: SMALLEST_WORTH_PACKING,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI,
    customTypes: /^application\/(problem\+)?json\b/,
    globalDecompression: false,
  })
