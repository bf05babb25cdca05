/** The pause before a script is requested again, in milliseconds. */
const pause = 3000

/** Loads a part of the wizard and retries until it succeeds, so a broken connection never loses an answer. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
