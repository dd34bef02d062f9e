import type { TemplateContext } from '@/lib/domain/messages/notification-templates'
import { ownTemplate } from '@/lib/domain/messages/notification-templates'

type Told = { number: string; reason: string }

const because = ({ reason }: Told) => `dengan alasan: ${reason.replace(/[.\s]+$/, '')}.`

/** That a certificate was issued anew. */
export const reissuedTemplate = (
  told: Told & { version: number },
  context: TemplateContext,
) =>
  ownTemplate(
    'Sertifikat Diterbitkan Ulang',
    `Sertifikat Anda nomor ${told.number} telah kami terbitkan ulang sebagai versi ${told.version} ${because(told)} Versi sebelumnya tidak berlaku lagi. Versi yang baru dapat diunduh pada halaman Sertifikat.`,
    context,
  )

/** That a certificate was withdrawn. */
export const withdrawnTemplate = (told: Told, context: TemplateContext) =>
  ownTemplate(
    'Sertifikat Dicabut',
    `Sertifikat Anda nomor ${told.number} kami cabut ${because(told)} Sertifikat tersebut tidak berlaku lagi dan filenya tidak dapat diunduh lagi.`,
    context,
  )
