/** How to start the browser: `CHROMIUM`, else the system's, else the one that Playwright downloaded. */
export declare function chromiumLaunchOptions(): { executablePath?: string; args: string[] }
