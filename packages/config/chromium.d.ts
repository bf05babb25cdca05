/** Returns the path of the browser: `CHROMIUM`, else the system's. Returns undefined without one. */
export declare function findChromium(): string | undefined
/** How to start the browser: the one that `findChromium` finds, else the one that Playwright downloaded. */
export declare function chromiumLaunchOptions(): { executablePath?: string; args: string[] }
