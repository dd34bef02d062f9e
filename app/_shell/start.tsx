import 'next/dist/build/polyfills/polyfill-module'
import '@/lib/browser/older-browsers'
import { startApp } from '@/app/_shell/start-app'

// The export's own beginning, in the place of the framework's client (`next.config.mjs`).
void startApp(document.getElementById('app') as HTMLElement)
