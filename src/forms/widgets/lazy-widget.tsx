import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useField } from '../use-field.ts';

type Widget = ComponentType<WidgetProps>;

function LoadFailed({ field: props, onRetry }: { field: WidgetProps; onRetry: () => void }) {
  const { label, t } = useField(props);
  return (
    <Callout tone="warning" title={label} live>
      <p>{t('control.failed')}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t('control.retry')}
      </Button>
    </Callout>
  );
}

/** Creates a widget whose code loads with the first form that uses it. */
export const lazyWidget = (load: () => Promise<Widget>): Widget => {
  let ready: Widget | null = null;
  return function LazyWidget(props) {
    const [Loaded, setLoaded] = useState(() => ready);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Loaded !== null || failed) return;
      const loadWidget = async (): Promise<void> => {
        try {
          const widget = await load();
          ready = widget;
          setLoaded(() => widget);
        } catch {
          setFailed(true);
        }
      };
      void loadWidget();
    }, [Loaded, failed]);
    if (Loaded !== null) return <Loaded {...props} />;
    return failed ? (
      <LoadFailed field={props} onRetry={() => setFailed(false)} />
    ) : (
      <Skeleton className="h-18 w-full" />
    );
  };
};
