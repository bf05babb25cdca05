const many = 50
const manyTimes = 20
const few = 3

/**
 * Sends one lead many times at once: fifty at a time, then few at a time in many races. A third of them goes without a key, where the
 * request id alone has to do, and a third asks for one family under two ids. Gives the figures in words.
 */
export async function race(writers, races) {
  const begun = Date.now()
  const large = Math.min(manyTimes, races)
  for (let done = 0; done < large; done += 1) await together(writers, many, done)
  for (let done = 0; done < races; done += 1) await together(writers, few, done)
  const requests = large * many + races * few
  const seconds = (Date.now() - begun) / 1000
  return `${large} races of ${many} and ${races} of ${few}, ${Math.round(requests / seconds)} requests/s`
}

async function together(writers, times, kind) {
  const lead = writers.lead()
  const leads = kind % 3 === 2 ? [lead, writers.lead({ email: lead.email, slug: lead.slug })] : [lead]
  await Promise.all(
    Array.from({ length: times }, (_, index) => writers.untilAnswered(leads[index % leads.length], kind % 3 !== 1)),
  )
}
