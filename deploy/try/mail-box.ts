/** A mail server of a trial, on port 2525: says what arrives, until it is ended. */
import { startMailServer } from '../../server/testing/mail-server.ts'

await startMailServer(
  {
    onData: (mail, _session, done) => {
      mail.pipe(process.stdout, { end: false })
      mail.on('end', () => done(null, 'taken'))
    },
  },
  2525,
)
