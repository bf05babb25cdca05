import { existsSync } from 'node:fs'

// The headless shell comes first: it needs a third of the processor time.
const systemBrowsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Returns the path of the browser: `CHROMIUM`, else the system's. Returns undefined without one. */
export const findChromium = () =>
  process.env.CHROMIUM || systemBrowsers.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

/** How to start the browser: the one that `findChromium` finds, else the one that Playwright downloaded. */
export const chromiumLaunchOptions = () => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
