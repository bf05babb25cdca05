// Repeats tests next to two busy loops, each time in another order, to find one that fails by chance.
//   npm run test:repeat -- tours 10   the test files that contain "tours", ten times
import { Worker } from 'node:worker_threads'
import { exitCode } from './testing/turbo'

const words = process.argv.slice(2)
const times = Number(words.pop())
if (words.length === 0 || !Number.isInteger(times) || times < 1) {
  throw new Error('Usage: npm run test:repeat -- <words> <times>')
}
const loops = [1, 2].map(() => new Worker('for (;;) {}', { eval: true }))
let failures = 0
for (let time = 1; time <= times; time++) {
  console.log(`\n${time} of ${times}, TEST_SEED=${time}`)
  if ((await exitCode('npm', ['test', '--silent', '--', ...words], { TEST_SEED: String(time) })) !== 0) failures++
}
await Promise.all(loops.map((loop) => loop.terminate()))
console.log(`${times - failures} repetitions passed, ${failures} failed`)
process.exitCode = failures === 0 ? 0 : 1
