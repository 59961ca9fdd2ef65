import { parseUrl } from './url.ts'

const id = /^[\w-]{11}$/
const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/

/**
 * The video that an address on YouTube leads to, in any of the forms that people copy: watch, short, embed and
 * shorts, of the phone's site and of the one without cookies too.
 *
 * @param address with its scheme
 * @returns YouTube's id of the video; null for any other address
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
