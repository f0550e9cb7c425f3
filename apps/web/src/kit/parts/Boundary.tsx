import { Component, type ReactNode } from 'react'
import { holdDrafts } from '../draft/useDraft.ts'

interface BoundaryProps {
  /** What to show instead of a failed part. */
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

/** Limits a failure to its own part of the screen, and keeps what was typed there as a draft. */
export class Boundary extends Component<BoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch(): void {
    holdDrafts()
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error) : this.props.children
  }
}
