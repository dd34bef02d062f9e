import { browserTimeZone } from '@/lib/browser/time-zone'
import type { TemplateContext } from '@/lib/domain/notification-templates'
import type { Schedule } from '@/lib/entities/coaching'
import { APP_NAME } from '@/lib/env'

/** What every message about a coaching is composed from (§9 'Message template library'). */
export function templateContext(coaching: Schedule & { topic: string }): TemplateContext {
  const { topic, tanggalMeeting, jamMulai, jamSelesai } = coaching
  return {
    ...{ topic, tanggalMeeting, jamMulai, jamSelesai },
    timeZone: browserTimeZone(),
    product: APP_NAME,
    sender: `Tim ${APP_NAME}`,
  }
}
