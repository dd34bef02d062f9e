export type FieldErrors = Record<string, string>

/** A refusal: what the caller is told, in Indonesian and without internals (decision 3). */
export class Problem extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    detail: string,
    extra: { errors?: FieldErrors | undefined; retryAfterSeconds?: number } = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.errors = extra.errors
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
}

export const badRequest = (
  errors?: FieldErrors,
  detail = 'Periksa kembali isian yang ditandai.',
) => new Problem(400, detail, { errors })
/** For the access token only: the client renews and replays (§8). */
export const unauthorized = () =>
  new Problem(401, 'Sesi anda telah berakhir. Silakan login kembali untuk melanjutkan.')
export const forbidden = (detail = 'Anda tidak berhak melakukan tindakan ini.') =>
  new Problem(403, detail)
export const notFound = (detail = 'Data tidak ditemukan.') => new Problem(404, detail)
export const conflict = (detail: string, errors?: FieldErrors) =>
  new Problem(409, detail, { errors })
export const gone = (detail: string) => new Problem(410, detail)
export const tooLarge = (detail: string, errors?: FieldErrors) =>
  new Problem(413, detail, { errors })
export const unsupported = (detail = 'Jenis isi permintaan tidak didukung.') =>
  new Problem(415, detail)
export const unprocessable = (detail: string, errors?: FieldErrors) =>
  new Problem(422, detail, { errors })
export const tooMany = (detail: string, retryAfterSeconds: number) =>
  new Problem(429, detail, { retryAfterSeconds })
export const busy = (detail = 'Server sedang sibuk. Silakan coba beberapa saat lagi.') =>
  new Problem(503, detail, { retryAfterSeconds: 2 })
export const storageFull = () =>
  new Problem(507, 'Ruang penyimpanan server hampir penuh. Hubungi pengelola portal.')
