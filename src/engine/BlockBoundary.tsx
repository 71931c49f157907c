import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = { type: string; position: number; children: ReactNode };

const BOX = { border: '2px dashed', padding: '1rem', margin: '1rem' };

/**
 * Contains a block that throws, so that the rest of the page stands. In development a box names the block; for a
 * visitor the block is left out. (On the server nothing is contained: the build fails and names the page.)
 */
export class BlockBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    console.error(`Block ${this.props.position}, "${this.props.type}", could not be drawn.`, error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!import.meta.env.DEV) return null;
    return (
      <p role="alert" style={BOX}>
        Block {this.props.position}, "{this.props.type}", could not be drawn: {error.message}
      </p>
    );
  }
}
