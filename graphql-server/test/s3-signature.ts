import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * Whether a request carries a valid signature of AWS's version 4, over its body too.
 *
 * @param secret of the one account
 */
export function isSigned(
  { method, headers, url = '/' }: IncomingMessage,
  body: Buffer,
  secret: string,
): boolean {
  const [, date = '', region = '', names = '', given = ''] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? '',
    ) ?? []
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (given === '' || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body))) return false
  const { pathname, searchParams } = new URL(url, 'http://store')
  const canonical = [
    method,
    pathname,
    [...searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request')
  return timingSafeEqual(hmac(key, text), Buffer.from(given, 'hex'))
}
