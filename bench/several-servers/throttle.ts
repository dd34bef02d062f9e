import type { World } from './world.ts'

const GUESSES = 12

/** Guesses at one account are counted together, whichever server they reach. */
export const loginIsSlowed = async (
  { takers }: World,
  servers: readonly { address: string }[],
): Promise<string[]> => {
  const username = takers[0]?.user.username ?? ''
  const statuses: number[] = []
  for (let count = 0; count < GUESSES; count += 1) {
    const response = await fetch(`${servers[count % servers.length]?.address}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: `SalahSandi${count}` }),
    })
    statuses.push(response.status)
  }
  console.log(`wrong logins by turns on both servers: ${statuses.join(' ')}`)
  return statuses.at(-1) === 429 ? [] : ['a guess at a password was not slowed down']
}
