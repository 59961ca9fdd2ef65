import { Background } from '../src/background.ts'
import { Limiter } from '../src/limits/limiter.ts'
import { createZipCodes } from '../src/zip-codes/zip-codes.ts'
import { collectingMailer } from './collecting-mail.ts'

/** The services that need no database, new ones at each call: unused limits, and mail that is not sent. */
export function freshServices() {
  return {
    secret: 'only-for-tests-only-for-tests-only-for-tests',
    origin: 'https://guia.test',
    limiter: new Limiter(),
    mail: collectingMailer(),
    background: new Background(),
    zipCodes: createZipCodes(undefined),
  }
}
