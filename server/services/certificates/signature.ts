/** The office's own certificate as signing needs it; plain values, so that a thread can be handed them. */
export type Signature = {
  /** Private key, PKCS#8 in PEM. */
  key: string
  /** DER; the signer's first, then those of who vouches for it. */
  certificates: Uint8Array[]
  /** Whose it is, as it stands in the certificate. */
  name: string
  notBefore: Date
  notAfter: Date
  /** Who stamps the time of signatures (RFC 3161); null: nobody. */
  timeStampUrl: string | null
}

/** What the portal says when it would have to sign with a certificate whose time is over. */
export const SIGNATURE_OVER =
  'Sertifikat elektronik kantor (CERTIFICATE_P12) sudah tidak berlaku. Hubungi pengelola portal.'
