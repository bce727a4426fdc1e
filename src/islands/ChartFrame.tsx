import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DrawnChart } from '#lib/demo/charts.ts';

interface Props {
  /** Draws the chart; its code is fetched only then. */
  draw: (canvas: HTMLCanvasElement) => Promise<DrawnChart>;
  /** The same chart, drawn at build: the picture until the script has drawn its own in the same box. */
  children: ReactNode;
}

/** A chart in the box of its drawing. It follows the theme, and plays again when the demonstration is replayed. */
export default function ChartFrame({ draw, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);

  useEffect(() => {
    let chart: DrawnChart | undefined;
    let isGone = false;
    const replay = () => chart?.replay();
    void draw(canvas.current!).then((drawn) => {
      if (isGone) return drawn.remove();
      chart = drawn;
      setIsDrawn(true);
    });
    document.addEventListener('themechange', replay);
    document.addEventListener('demo:replay', replay);
    return () => {
      isGone = true;
      document.removeEventListener('themechange', replay);
      document.removeEventListener('demo:replay', replay);
      chart?.remove();
    };
  }, [draw]);

  return (
    <div className="relative">
      <div className={isDrawn ? 'invisible' : undefined}>{children}</div>
      <div className="absolute inset-0">
        <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}
