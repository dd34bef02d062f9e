import type { TemplateLayout } from './template.ts'

/** Who signs a certificate: the title above the place for the signature, the name below it. */
export type Signer = { name: string; title: string }

/** All that stands on a certificate, frozen at the moment of its issue. */
export type CertificateContent = {
  number: string
  kode: string
  version: number
  name: string
  institution: string | null
  topic: string
  /** When the coaching was held and when the certificate was issued: '24 Agustus 2026'. */
  date: string
  issuedDate: string
  place: string
  hours: number
  signers: Signer[]
  /** The product's name, and the address that the QR code leads to. */
  issuer: string
  address: string
  /** The office's name, where it was said; certificates of earlier builds do not say it. */
  office?: string
  /** Names of those who coached; certificates of earlier builds do not say it. */
  coaches?: string[]
  /** How it looks; without it as the template that comes with the portal. */
  layout?: TemplateLayout
}

/** The template that comes with the portal. */
export const READY_TEMPLATE = 'siap-pakai' as const
