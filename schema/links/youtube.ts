import { parseUrl } from './url.ts'

const id = /^[\w-]{11}$/
const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/

/**
 * Video id in a YouTube URL: watch, short, embed and shorts, on the mobile and no-cookie hosts too.
 *
 * @param address with its scheme
 * @returns null for any other URL
 */
export function youtubeId(address: string): string | null {
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : null
  if (!url || !hosts.test(url.hostname)) return null
  const { hostname, pathname, searchParams } = url
  const [first = '', second = ''] = pathname.split('/').slice(1)
  const found = hostname.endsWith('youtu.be')
    ? first
    : first === 'watch'
      ? (searchParams.get('v') ?? '')
      : ['embed', 'shorts', 'live', 'v', 'e'].includes(first)
        ? second
        : ''
  return id.test(found) ? found : null
}
