import '@vitejs/plugin-react/preamble'
import '../theme/generated/tokens.css'
import '../theme/fonts.css'
import '../theme/global.css'
import { keepEarlyPresses } from '../browser/early-presses.ts'
import { startPage } from './start-page.tsx'

// The Content-Security-Policy forbids `eval`; zod's first schema would try it and log a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

keepEarlyPresses()
void startPage()
