const milliseconds = 60_000
const maxEntries = 500

/** Returns a function that remembers what another returns for a minute, per key. Failures are forgotten, and so are the oldest of many keys. */
export function cachedForAMinute<Key, Result>(load: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const entries = new Map<string, { until: number; result: Promise<Result> }>()
  return (key) => {
    const name = JSON.stringify(key)
    const cached = entries.get(name)
    if (cached && cached.until > performance.now()) return cached.result
    const result = load(key)
    entries.delete(name)
    entries.set(name, { until: performance.now() + milliseconds, result })
    result.catch(() => entries.delete(name))
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    return result
  }
}
