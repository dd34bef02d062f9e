/** The three conditions of a certificate, as the check names those still missing. */
export const CERTIFICATE_CONDITIONS = ['pre-test', 'zoom-meeting', 'post-test'] as const
