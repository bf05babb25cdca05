// Runs all tests at each difficult moment, and says which failed when: npm run test:dates
//   npm run test:dates -- Friday   only at the moments whose name contains the word
import { difficultMoments } from './testing/moments'
import { exitCode } from './testing/turbo'

const words = process.argv.slice(2).join(' ').toLowerCase()
const failed: string[] = []
const moments = Object.entries(difficultMoments).filter(([name]) => name.toLowerCase().includes(words))
for (const [name, moment] of moments) {
  console.log(`\n${name}: ${moment}`)
  if ((await exitCode('npm', ['test', '--silent'], { TEST_MOMENT: moment })) !== 0) failed.push(name)
}
for (const name of failed) console.log(`FAILED ${name}`)
console.log(`${moments.length - failed.length} moments passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 && moments.length > 0 ? 0 : 1
