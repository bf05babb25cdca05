/** How long to wait before a script is asked for again, in milliseconds. */
const pause = 3000

/** Loads a part of the wizard, again and again until it is there: a broken connection costs time, never an answer. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
