import { useArea, useBrand } from '#src/brand/use-brand.ts';
import { Benefits } from './benefits.tsx';
import { Steps } from './steps.tsx';
import { Teaser } from './teaser.tsx';
import { useHomeTexts } from './texts.ts';

/** The end of the home page. It is always below the first screen, so browsers skip its layout until it is near the viewport. */
export function HomeEnd() {
  const t = useHomeTexts();
  const { name } = useBrand();
  const hasDownload = useArea('download');
  const hasPromotions = useArea('promotions');
  return (
    <div className="home-end space-y-10">
      {hasPromotions && (
        <Teaser
          icon="gift"
          title={t('promotions.title')}
          text={t('promotions.text')}
          action={t('promotions.action')}
          to="/promotions"
        />
      )}
      <Teaser icon="slots" title={t('slots.title')} text={t('slots.text')} action={t('slots.action')} to="/rng" />
      <Steps />
      <Benefits />
      {hasDownload && (
        <Teaser
          icon="phone"
          title={t('download.title', { brand: name })}
          text={t('download.text')}
          action={t('download.action')}
          to="/download"
        />
      )}
    </div>
  );
}
