import type { CertificateContent } from '../../entities/issuing-values.ts'

/** Stands for a code on samples. */
export const SAMPLE_KODE = 'CNTHCNTHCNTH'

/** What a template is looked at with; no certificate says it. */
export const sampleContent = (name: string | null): CertificateContent => ({
  ...{ number: '001/KHT-2026-014/VIII/2026', kode: SAMPLE_KODE, version: 1 },
  name: name ?? 'Siti Nurhaliza, S.Hut.',
  institution: 'Balai Pemantapan Kawasan Hutan',
  topic: 'Penataan Batas Kawasan Hutan',
  ...{ date: '24 Agustus 2026', issuedDate: '26 Agustus 2026', place: 'Jakarta', hours: 4 },
  coaches: ['Dr. Bambang Suprayitno'],
  signers: [
    { name: 'Dr. Bambang Suprayitno', title: 'Coach' },
    { name: 'Ratna Dewi, S.Hut., M.Si.', title: 'Kepala Pusat' },
  ],
  issuer: 'E-Coaching Kehutanan',
  address: `https://contoh.go.id/e-coaching/#/sertifikat/${SAMPLE_KODE}`,
})
