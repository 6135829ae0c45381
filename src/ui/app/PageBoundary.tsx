import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage'

/** Keeps what goes wrong while a page is drawn inside that page. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <BrokenPage onRetry={() => this.setState({ isBroken: false })} /> : this.props.children
  }
}
