import type { ComponentProps } from 'react'
import { type HashQuery, pathOf } from '@/lib/router/href'
import type { RouteName, RouteParams } from '@/lib/routes'

type RouteLinkProps<N extends RouteName> = Omit<ComponentProps<'a'>, 'href'> & {
  to: N
  query?: HashQuery
} & (keyof RouteParams<N> extends never
    ? { params?: Record<never, string> }
    : { params: RouteParams<N> })

/** A link to a screen by its route name; a wrong or missing parameter does not compile. */
export function RouteLink<N extends RouteName>(props: RouteLinkProps<N>) {
  const { to, params, query, children, ...anchor } = props
  return (
    <a {...anchor} href={`#${pathOf(to, params ?? {}, query)}`}>
      {children}
    </a>
  )
}
