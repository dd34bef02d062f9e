import { MINISTRY } from '@/lib/copy'
import { formatDate } from '@/lib/domain/schedule/dates'
import { WIB } from '@/lib/domain/schedule/time-zone'
import type { OwnIssued } from './own-issued'

/** LinkedIn's form for a licence or certificate, filled in; nothing is sent before its owner saves it there. */
export function linkedInAddress(
  { number, issuedAt }: OwnIssued,
  { topic, certUrl }: { topic: string; certUrl: string },
): string {
  const [, month = '', year = ''] = formatDate(issuedAt, WIB.zone).split('/')
  const fields = new URLSearchParams({
    ...{ startTask: 'CERTIFICATION_NAME', name: topic, organizationName: MINISTRY },
    ...{ issueYear: year, issueMonth: String(Number(month)) },
    ...{ certUrl, certId: number },
  })
  return `https://www.linkedin.com/profile/add?${fields}`
}
