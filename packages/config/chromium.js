import { existsSync } from 'node:fs'

const systemBrowser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** How to start the browser: `CHROMIUM`, else the system's, else the one that Playwright downloaded. */
export const chromiumLaunchOptions = () => ({
  executablePath: process.env.CHROMIUM || systemBrowser.find((path) => existsSync(path)),
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
