import { act } from '@testing-library/react'
import { axe } from 'jest-axe'

/** axe on a screen whose clocks go on ticking while it looks. */
export const axeCalmly = (container: Element) => act(async () => axe(container))
