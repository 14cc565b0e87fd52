ALTER TABLE "games" ADD COLUMN "rtp" numeric(5, 2);--> statement-breakpoint
UPDATE "games" SET "rtp" = 92 + ("node_id" * 7 % 60) / 10.0 WHERE "game_type" IN ('RNG', 'FISH') AND "is_game" = 'GAME' AND "node_id" % 8 > 0;
