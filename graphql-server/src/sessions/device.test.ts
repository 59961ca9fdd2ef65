import { expect, it } from 'vitest'
import { describeDevice } from './device.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome no Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge no Windows',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`,
    'Opera no Mac',
  ],
  [`Mozilla/5.0 (Linux; Android 15; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome no Android'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S918B) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome no iPad',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox no Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome no ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 'Navegador no Linux'],
  ['Firefox/145.0', 'Firefox'],
  ['curl/8.14.1', 'Programa curl'],
  ['okhttp', 'Programa okhttp'],
  ['<script>alert(1)</script>', 'Dispositivo desconhecido'],
  ['', 'Dispositivo desconhecido'],
  ['x'.repeat(5000), 'Dispositivo desconhecido'],
])('%s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
