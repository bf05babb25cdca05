/** The storage for progress: `localStorage`, or any other store of text by key. */
export interface ProgressStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}
