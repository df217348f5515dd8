-- additive
ALTER TABLE `camera_groups` ADD `copied_from` integer;--> statement-breakpoint
ALTER TABLE `site_designs` ADD `copied_from` integer;--> statement-breakpoint
ALTER TABLE `site_plans` ADD `copied_from` integer;--> statement-breakpoint
ALTER TABLE `sites` ADD `copied_from` integer;