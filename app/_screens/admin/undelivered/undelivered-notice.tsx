import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useQuery } from '@/lib/api/use-query'
import { lazyPart } from '@/lib/browser/lazy-part'
import { api } from '@/lib/contract'

const UndeliveredDialog = lazyPart(async () => ({
  default: (await import('./undelivered-dialog')).UndeliveredDialog,
}))

/**
 * Tells admins, where they begin, of messages that did not arrive. Without any, and where the server
 * cannot say, it is not there.
 */
export function UndeliveredNotice() {
  const { data: messages = [] } = useQuery(api.notification.undelivered, undefined, {
    quiet: true,
  })
  const [isOpen, setOpen] = useState(false)
  if (messages.length === 0 && !isOpen) return null
  const waiting = messages.filter(({ state }) => state === 'queued').length
  const failed = messages.length - waiting
  return (
    <>
      {messages.length > 0 && (
        <div className="mb-6">
          <Notice
            tone={failed > 0 ? 'danger' : 'warning'}
            title={failed > 0 ? 'Ada pesan yang gagal terkirim' : 'Ada pesan yang tertunda'}
            action={
              <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                Lihat pesan
              </Button>
            }
          >
            <p>
              {[failed > 0 && `${failed} gagal`, waiting > 0 && `${waiting} masih dicoba`]
                .filter(Boolean)
                .join(', ')}
              .
            </p>
          </Notice>
        </div>
      )}
      <Suspense>
        {isOpen && <UndeliveredDialog messages={messages} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
