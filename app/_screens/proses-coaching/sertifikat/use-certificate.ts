import { useEffect, useState } from 'react'
import { logFailure } from '@/lib/feedback/log'
import { type Certificate, loadCertificate } from './certificate-file'

type CertificateState =
  | { state: 'loading' }
  | { state: 'ready'; certificate: Certificate }
  | { state: 'failed'; error: unknown }

/** The certificate of a coaching, fetched once; a failure is only logged (§8) and can be tried again. */
export function useCertificate(id: string) {
  const [state, setState] = useState<CertificateState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let isCurrent = attempt > 0
    const settle = (next: CertificateState) => {
      if (isCurrent) setState(next)
    }
    loadCertificate(id).then(
      (certificate) => settle({ state: 'ready', certificate }),
      (error) => {
        logFailure('The certificate could not be fetched', error)
        settle({ state: 'failed', error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [id, attempt])

  function retry() {
    setState({ state: 'loading' })
    setAttempt((count) => count + 1)
  }

  return { ...state, retry }
}
